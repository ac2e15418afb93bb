require "json"
require "net/http"
require "securerandom"

base = ENV.fetch("API_BASE", "http://localhost:8080")
uri = URI("#{base}/tasks?name=$x")
request = Net::HTTP::Post.new(uri)
request["Authorization"] = "Bearer #{ENV.fetch("API_TOKEN")}"
request["Accept"] = "application/json"
request["Idempotency-Key"] = SecureRandom.uuid
request["Content-Type"] = "application/json"
request.body = JSON.generate({
  "name" => "Count the stock",
})

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|
  http.request(request)
end
puts "#{response.code} #{response.message}"
puts response.body
abort "HTTP #{response.code}" if response.code.to_i >= 400