require "net/http"

uri = URI("http://localhost:8080/tasks?status=open&filter%5Bname%5D=a%20b&x='$y'")
request = Net::HTTP::Get.new(uri)
request["Authorization"] = "Bearer #{ENV.fetch("API_TOKEN")}"
request["Accept"] = "application/json"
request["X-Key"] = ENV.fetch("API_TOKEN")

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|
  http.request(request)
end
puts "#{response.code} #{response.message}"
puts response.body
abort "HTTP #{response.code}" if response.code.to_i >= 400