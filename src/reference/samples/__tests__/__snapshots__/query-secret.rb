require "net/http"

uri = URI("http://localhost:8080/tasks?page=1&key=#{URI.encode_www_form_component(ENV.fetch("API_TOKEN"))}&x%24y=#{URI.encode_www_form_component(ENV.fetch("API_TOKEN"))}")
request = Net::HTTP::Get.new(uri)
request["Authorization"] = "Bearer #{ENV.fetch("API_TOKEN")}"

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|
  http.request(request)
end
puts "#{response.code} #{response.message}"
puts response.body
abort "HTTP #{response.code}" if response.code.to_i >= 400