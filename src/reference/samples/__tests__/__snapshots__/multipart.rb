require "net/http"

uri = URI("http://localhost:8080/tasks")
request = Net::HTTP::Post.new(uri)
request["Authorization"] = "Bearer #{ENV.fetch("API_TOKEN")}"
request.set_form([
  ["note", "Ein schöner \"Text\"; type=x"],
  ["photo", File.open("photo.png", "rb"), { filename: "photo.png", content_type: "image/png" }],
], "multipart/form-data")

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|
  http.request(request)
end
puts "#{response.code} #{response.message}"
puts response.body
abort "HTTP #{response.code}" if response.code.to_i >= 400