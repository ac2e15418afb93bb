require "json"
require "net/http"

uri = URI("http://localhost:8080/tasks")
request = Net::HTTP::Post.new(uri)
request["Authorization"] = "Bearer #{ENV.fetch("API_TOKEN")}"
request["Accept"] = "application/json"
request["Content-Type"] = "application/json"
request.body = JSON.generate({
  "name" => "Shop's",
  "price" => 12.5,
  "big" => 9007199254740991,
  "open" => true,
  "note" => nil,
  "tags" => ["a", "b"],
  "items" => [
    {
      "id" => 1,
    },
  ],
  "none" => {},
})

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|
  http.request(request)
end
puts "#{response.code} #{response.message}"
puts response.body
abort "HTTP #{response.code}" if response.code.to_i >= 400