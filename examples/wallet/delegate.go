// Nominates a validator with stake, and takes a part of it back.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
)

// setting gives an environment variable, or a default where it is not set.
func setting(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

var (
	wallet    = setting("WALLET", "http://localhost:1789")
	token     = setting("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000")
	pubkey    = setting("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")
	validator = setting("VALIDATOR", "0c01998b38f6b16c584253888642a369b3fa4c5b48d4ade9063489d0b04d23b6")
)

// send lets the wallet sign a transaction and send it; it gives its hash.
func send(transaction map[string]any) string {
	body, err := json.Marshal(map[string]any{
		"jsonrpc": "2.0",
		"id":      "1",
		"method":  "client.send_transaction",
		"params":  map[string]any{"publicKey": pubkey, "sendingMode": "TYPE_SYNC", "transaction": transaction},
	})
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest("POST", wallet+"/api/v2/requests", bytes.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "VWT "+token)
	request.Header.Set("Origin", "http://localhost")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	var answer struct {
		Result struct{ TransactionHash string }
		Error  *struct{ Data string }
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		log.Fatal(err)
	}
	if answer.Error != nil {
		log.Fatal("The wallet refused: ", answer.Error.Data)
	}
	return answer.Result.TransactionHash
}

func main() {
	// region: delegate
	// 10 tokens of 18 decimals, from the next epoch on.
	fmt.Println("Sent:", send(map[string]any{
		"delegateSubmission": map[string]any{
			"nodeId": validator,
			"amount": "10000000000000000000",
		},
	}))
	// endregion: delegate

	// region: undelegate
	// Take 5 tokens back when the epoch ends.
	fmt.Println("Sent:", send(map[string]any{
		"undelegateSubmission": map[string]any{
			"nodeId": validator,
			"amount": "5000000000000000000",
			"method": "METHOD_AT_END_OF_EPOCH",
		},
	}))
	// endregion: undelegate
}
