<?php

$base = getenv('API_HOST');
$curl = curl_init($base . '/api/v1/tasks?key=' . rawurlencode(getenv('API_TOKEN')));
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
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