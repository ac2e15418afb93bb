require "net/http"

base = ENV.fetch("API_HOST")
uri = URI("#{base}/api/v1/tasks?key=#{URI.encode_www_form_component(ENV.fetch("API_TOKEN"))}")
request = Net::HTTP::Get.new(uri)
request["Accept"] = "application/json"

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|
  http.request(request)
end
puts "#{response.code} #{response.message}"
puts response.body
abort "HTTP #{response.code}" if response.code.to_i >= 400