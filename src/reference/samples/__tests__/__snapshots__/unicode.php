<?php

$curl = curl_init('http://localhost:8080/tasks');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        'X-City: 東京',
        'X-Name: Zürich $' . getenv('API_TOKEN'),
        'Accept: application/json',
    ],
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