<?php

if ((string) getenv('API_OWNER') === '') {
    throw new RuntimeException('Set API_OWNER.');
}
if ((string) getenv('API_REPO') === '') {
    throw new RuntimeException('Set API_REPO.');
}
if ((string) getenv('API_Q') === '') {
    throw new RuntimeException('Set API_Q.');
}
$curl = curl_init('http://localhost:8080/repos/' . rawurlencode(getenv('API_OWNER')) . '/' . rawurlencode(getenv('API_REPO')) . '/issues?page=1&q=' . rawurlencode(getenv('API_Q')));
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