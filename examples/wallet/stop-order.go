// Places a pair of stop orders around a long position: whichever triggers first stops the other.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strings"
)

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

var wallet, token, pubkey, market string

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

// sayNetwork says on standard error which network the wallet signs for.
func sayNetwork() {
	request := strings.NewReader(`{"jsonrpc": "2.0", "id": "1", "method": "client.get_chain_id"}`)
	response, err := http.Post(wallet+"/api/v2/requests", "application/json", request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	var answer struct {
		Result struct{ ChainID string }
		Error  *struct{ Data string }
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		log.Fatal(err)
	}
	if answer.Error != nil {
		log.Fatal("The wallet reaches no network: ", answer.Error.Data)
	}
	fmt.Fprintln(os.Stderr, "Network:", answer.Result.ChainID)
}

func main() {
	wallet = setting("WALLET", "the address of the wallet's service, such as http://localhost:1789")
	token = setting("TOKEN", "a long-living API token of the wallet")
	pubkey = setting("PUBKEY", "the public key that signs")
	market = setting("MARKET", "the id of a market")
	sayNetwork()

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
