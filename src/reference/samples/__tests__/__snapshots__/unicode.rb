require "net/http"

uri = URI("http://localhost:8080/tasks")
request = Net::HTTP::Get.new(uri)
request["X-City"] = "東京"
request["X-Name"] = "Zürich $#{ENV.fetch("API_TOKEN")}"
request["Accept"] = "application/json"

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|
  http.request(request)
end
puts "#{response.code} #{response.message}"
puts response.body
abort "HTTP #{response.code}" if response.code.to_i >= 400