<?php
// PHP 8 with its extension curl. Both settings belong to this server; the key never goes to a browser.
function makeLink(array $link): array
{
    $request = curl_init(getenv('PORTAL_URL') . '/api/link-tokens');
    curl_setopt_array($request, [
        CURLOPT_HTTPHEADER => [
            'Authorization: Bearer ' . getenv('PORTAL_SERVICE_KEY'),
            'Content-Type: application/json',
        ],
        CURLOPT_POSTFIELDS => json_encode($link, JSON_THROW_ON_ERROR),
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 10,
    ]);
    $body = curl_exec($request);
    if ($body === false) {
        throw new RuntimeException(curl_error($request));
    }
    $status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);
    if ($status !== 200) {
        throw new RuntimeException("$status $body");
    }
    return json_decode($body, true, 512, JSON_THROW_ON_ERROR);
}

['token' => $token] = makeLink([
    'recordType' => 'booking',
    'recordId' => 1001,
    'role' => 'user',
    'expiresIn' => 3600,
    'onBehalfOf' => 'jane.clerk@host.example',
]);
echo "<po-style-manager record-type=\"booking\" record-id=\"1001\" token=\"$token\"></po-style-manager>\n";
