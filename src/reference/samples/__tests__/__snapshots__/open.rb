require "net/http"

abort "Set API_OWNER." if ENV.fetch("API_OWNER", "").empty?
abort "Set API_REPO." if ENV.fetch("API_REPO", "").empty?
abort "Set API_Q." if ENV.fetch("API_Q", "").empty?
uri = URI("http://localhost:8080/repos/#{URI.encode_www_form_component(ENV.fetch("API_OWNER")).gsub("+", "%20")}/#{URI.encode_www_form_component(ENV.fetch("API_REPO")).gsub("+", "%20")}/issues?page=1&q=#{URI.encode_www_form_component(ENV.fetch("API_Q"))}")
request = Net::HTTP::Get.new(uri)
request["Authorization"] = "Bearer #{ENV.fetch("API_TOKEN")}"

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|
  http.request(request)
end
puts "#{response.code} #{response.message}"
puts response.body
abort "HTTP #{response.code}" if response.code.to_i >= 400