// Places a pair of stop orders around a long position: whichever triggers first cancels the other.
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
	pubkey = setting("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")
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
	// region: stop
	// Close 0.1 when a trade is made at 20,000.00 or less, or at 35,000.00 or more.
	fmt.Println("Sent:", send(map[string]any{
		"stopOrdersSubmission": map[string]any{
			"fallsBelow": map[string]any{
				"price": "2000000",
				"orderSubmission": map[string]any{
					"marketId":    market,
					"side":        "SIDE_SELL",
					"type":        "TYPE_MARKET",
					"timeInForce": "TIME_IN_FORCE_IOC",
					"size":        "100",
					"reduceOnly":  true,
				},
			},
			"risesAbove": map[string]any{
				"price": "3500000",
				"orderSubmission": map[string]any{
					"marketId":    market,
					"side":        "SIDE_SELL",
					"type":        "TYPE_MARKET",
					"timeInForce": "TIME_IN_FORCE_IOC",
					"size":        "100",
					"reduceOnly":  true,
				},
			},
		},
	}))
	// endregion: stop
}
