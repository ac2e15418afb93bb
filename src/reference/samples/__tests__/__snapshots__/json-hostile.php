<?php

$curl = curl_init('http://localhost:8080/tasks');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_HTTPHEADER => [
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        '0' => (object) [],
        "\"'`\\ \$HOME \${1+1} \$(id) {\$x} #{1} #\$0 #@a \\(1) %s %d {0} \"\"\" ''' \"\"\"# @file </script> ?> é 漢 😀 \n\r\n\t\u{8}\u{0}\u{1b}[31m\u{7f}\u{a0}\u{2028}\u{202e}\u{feff}\u{e0001}\"\"\"" => "\"'`\\ \$HOME \${1+1} \$(id) {\$x} #{1} #\$0 #@a \\(1) %s %d {0} \"\"\" ''' \"\"\"# @file </script> ?> é 漢 😀 \n\r\n\t\u{8}\u{0}\u{1b}[31m\u{7f}\u{a0}\u{2028}\u{202e}\u{feff}\u{e0001}\"\"\"",
        '__proto__' => 1,
        '$ref' => ['`', '\\#'],
    ]),
    CURLOPT_RETURNTRANSFER => true,
]);
$body = curl_exec($curl);
if ($body === false) {
    throw new RuntimeException(curl_error($curl));
}
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
echo $status, "\n", $body, "\n";
if ($status >= 400) {
    throw new RuntimeException("HTTP $status");
}