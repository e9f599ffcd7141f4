// Sends money to another party: once, and then again at the end of each epoch of a span.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strconv"
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

var dataNode, wallet, token, pubkey, asset, receiver string

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
	dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
	wallet = setting("WALLET", "the address of the wallet's service, such as http://localhost:1789")
	token = setting("TOKEN", "a long-living API token of the wallet")
	pubkey = setting("PUBKEY", "the public key that signs")
	asset = setting("ASSET", "the id of an asset")
	receiver = setting("RECEIVER", "the public key that gets the transfers")
	sayNetwork()

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
	// 10 at the end of the next epoch, and in the nine epochs after it a tenth less each time.
	response, err := http.Get(dataNode + "/api/v2/epoch")
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(response.Status)
	}
	var current struct{ Epoch struct{ Seq string } }
	if err := json.NewDecoder(response.Body).Decode(&current); err != nil {
		log.Fatal(err)
	}
	epoch, err := strconv.Atoi(current.Epoch.Seq)
	if err != nil {
		log.Fatal(err)
	}
	start := epoch + 1
	fmt.Println("Sent:", send(map[string]any{
		"transfer": map[string]any{
			"fromAccountType": "ACCOUNT_TYPE_GENERAL",
			"toAccountType":   "ACCOUNT_TYPE_GENERAL",
			"to":              receiver,
			"asset":           asset,
			"amount":          "10000000",
			"reference":       "sample",
			"recurring": map[string]any{
				"startEpoch": strconv.Itoa(start),
				"endEpoch":   strconv.Itoa(start + 9),
				"factor":     "0.9",
			},
		},
	}))
	// endregion: recurring
}
