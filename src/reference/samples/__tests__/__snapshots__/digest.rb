# net/http has no Digest authentication: answer the challenge of the 401 response (RFC 7616)
# with the user and password of API_DIGEST.
require "net/http"

uri = URI("http://localhost:8080/tasks")
request = Net::HTTP::Get.new(uri)

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|
  http.request(request)
end
puts "#{response.code} #{response.message}"
puts response.body
abort "HTTP #{response.code}" if response.code.to_i >= 400