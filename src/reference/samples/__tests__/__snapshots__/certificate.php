<?php

$curl = curl_init('https://localhost:8443/tasks');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_SSLCERT => getenv('API_CERTIFICATE'),
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('API_TOKEN'),
        'Content-Type: text/plain',
    ],
    CURLOPT_POSTFIELDS => 'a',
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