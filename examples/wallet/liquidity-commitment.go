// Commits liquidity to a market, changes the commitment, and ends it.
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
	wallet = setting("WALLET", "http://localhost:1789")
	token  = setting("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000")
	// The second key of the sandbox's wallet: a party has one commitment on a market, and the first key has its own already.
	pubkey = setting("PUBKEY", "06e23f30c4208340339295835c0ba7172504acad4aa2792e1ee3a7e012efb546")
	market = setting("MARKET", "a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27")
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
	// region: submit
	// Commit 1,000 of an asset with 6 decimals, for a fee of 0.1 %.
	fmt.Println("Sent:", send(map[string]any{
		"liquidityProvisionSubmission": map[string]any{
			"marketId":         market,
			"commitmentAmount": "1000000000",
			"fee":              "0.001",
			"reference":        "sample",
		},
	}))
	// endregion: submit

	// region: amend
	// Twice as much, for half the fee.
	fmt.Println("Sent:", send(map[string]any{
		"liquidityProvisionAmendment": map[string]any{
			"marketId":         market,
			"commitmentAmount": "2000000000",
			"fee":              "0.0005",
		},
	}))
	// endregion: amend

	// region: cancel
	// End the commitment.
	fmt.Println("Sent:", send(map[string]any{
		"liquidityProvisionCancellation": map[string]any{
			"marketId": market,
		},
	}))
	// endregion: cancel
}
