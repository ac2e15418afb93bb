require "json"
require "net/http"

uri = URI("http://localhost:8080/tasks")
request = Net::HTTP::Post.new(uri)
request["Content-Type"] = "application/json"
request.body = JSON.generate({
  "0" => {},
  "\"'`\\ $HOME ${1+1} $(id) {$x} \#{1} \#$0 \#@a \\(1) %s %d {0} \"\"\" ''' \"\"\"# @file </script> ?> é 漢 😀 \n\r\n\t\u{8}\u{0}\u{1b}[31m\u{7f}\u{a0}\u{2028}\u{202e}\u{feff}\u{e0001}\"\"\"" => "\"'`\\ $HOME ${1+1} $(id) {$x} \#{1} \#$0 \#@a \\(1) %s %d {0} \"\"\" ''' \"\"\"# @file </script> ?> é 漢 😀 \n\r\n\t\u{8}\u{0}\u{1b}[31m\u{7f}\u{a0}\u{2028}\u{202e}\u{feff}\u{e0001}\"\"\"",
  "__proto__" => 1,
  "$ref" => ["`", "\\\#"],
})

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|
  http.request(request)
end
puts "#{response.code} #{response.message}"
puts response.body
abort "HTTP #{response.code}" if response.code.to_i >= 400