<?php

$curl = curl_init('http://localhost:8080/tasks');
curl_setopt_array($curl, [
    CURLOPT_HTTPAUTH => CURLAUTH_DIGEST,
    CURLOPT_USERPWD => getenv('API_DIGEST'),
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