<?php

$curl = curl_init('http://localhost:8080/tasks?page=1&key=' . rawurlencode(getenv('API_TOKEN')) . '&x%24y=' . rawurlencode(getenv('API_TOKEN')));
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('API_TOKEN'),
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