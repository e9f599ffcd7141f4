// Sends money to another party: once, and then a share of it each epoch.
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
	wallet   = setting("WALLET", "http://localhost:1789")
	token    = setting("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000")
	pubkey   = setting("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")
	asset    = setting("ASSET", "41bb2072fd6add3cbdd0bd68109e822a5a502c032ce7b235856c9dbb5de90ee7")
	receiver = setting("RECEIVER", "06e23f30c4208340339295835c0ba7172504acad4aa2792e1ee3a7e012efb546")
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
	// region: one-off
	// 10 of an asset with 6 decimals, at once: deliverOn 0.
	fmt.Println("Sent:", send(map[string]any{
		"transfer": map[string]any{
			"fromAccountType": "ACCOUNT_TYPE_GENERAL",
			"toAccountType":   "ACCOUNT_TYPE_GENERAL",
			"to":              receiver,
			"asset":           asset,
			"amount":          "10000000",
			"reference":       "sample",
			"oneOff": map[string]any{
				"deliverOn": "0",
			},
		},
	}))
	// endregion: one-off

	// region: recurring
	// 10 at the end of each epoch from 1000 to 1009, a tenth less each time.
	fmt.Println("Sent:", send(map[string]any{
		"transfer": map[string]any{
			"fromAccountType": "ACCOUNT_TYPE_GENERAL",
			"toAccountType":   "ACCOUNT_TYPE_GENERAL",
			"to":              receiver,
			"asset":           asset,
			"amount":          "10000000",
			"reference":       "sample",
			"recurring": map[string]any{
				"startEpoch": "1000",
				"endEpoch":   "1009",
				"factor":     "0.9",
			},
		},
	}))
	// endregion: recurring
}
