<?php

$curl = curl_init('http://localhost:8080/tasks');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('API_TOKEN'),
        'Accept: application/json',
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'name' => 'Shop\'s',
        'price' => 12.5,
        'big' => 9007199254740991,
        'open' => true,
        'note' => null,
        'tags' => ['a', 'b'],
        'items' => [
            [
                'id' => 1,
            ],
        ],
        'none' => (object) [],
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