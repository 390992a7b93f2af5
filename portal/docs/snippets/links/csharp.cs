// .NET 8 or newer. Both settings belong to this server; the key never goes to a browser.
using System;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Text.Json.Nodes;
using System.Threading.Tasks;

var client = new HttpClient { Timeout = TimeSpan.FromSeconds(10) };
var portalUrl = Environment.GetEnvironmentVariable("PORTAL_URL");
var serviceKey = Environment.GetEnvironmentVariable("PORTAL_SERVICE_KEY");

async Task<JsonNode> MakeLink(JsonObject link)
{
    using var request = new HttpRequestMessage(HttpMethod.Post, $"{portalUrl}/api/link-tokens");
    request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", serviceKey);
    request.Content = new StringContent(link.ToJsonString(), Encoding.UTF8, "application/json");
    using var response = await client.SendAsync(request);
    var body = await response.Content.ReadAsStringAsync();
    if (!response.IsSuccessStatusCode) throw new HttpRequestException($"{(int)response.StatusCode} {body}");
    return JsonNode.Parse(body)!;
}

var answer = await MakeLink(new JsonObject
{
    ["recordType"] = "booking",
    ["recordId"] = 1001,
    ["role"] = "user",
    ["expiresIn"] = 3600,
    ["onBehalfOf"] = "jane.clerk@host.example",
});
var token = (string?)answer["token"];
Console.WriteLine($"<po-style-manager record-type=\"booking\" record-id=\"1001\" token=\"{token}\"></po-style-manager>");
