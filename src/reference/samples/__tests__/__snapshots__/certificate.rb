require "net/http"
require "openssl"

uri = URI("https://localhost:8443/tasks")
request = Net::HTTP::Post.new(uri)
request["Authorization"] = "Bearer #{ENV.fetch("API_TOKEN")}"
request["Content-Type"] = "text/plain"
request.body = "a"

pem = File.read(ENV.fetch("API_CERTIFICATE"))
certificate = OpenSSL::X509::Certificate.new(pem)
key = OpenSSL::PKey.read(pem)
response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https", cert: certificate, key: key) do |http|
  http.request(request)
end
puts "#{response.code} #{response.message}"
puts response.body
abort "HTTP #{response.code}" if response.code.to_i >= 400