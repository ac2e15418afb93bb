require "net/http"

uri = URI("http://localhost:8080/tasks")
request = Net::HTTP::Put.new(uri)
request["Content-Type"] = "text/plain"
request.body = "id;name\n" +
  "1;\"A\"\n" +
  "\n" +
  "2;`$B`\n"

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|
  http.request(request)
end
puts "#{response.code} #{response.message}"
puts response.body
abort "HTTP #{response.code}" if response.code.to_i >= 400