// Places two orders, then cancels one of them and places two others in one transaction.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"net/url"
	"os"
	"strings"
	"time"
)

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

var dataNode, wallet, token, pubkey, market string

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
	market = setting("MARKET", "the id of a market")
	sayNetwork()

	reference := fmt.Sprint("sample-", time.Now().UnixNano())

	// region: place
	// Two orders around the price.
	fmt.Println("Sent:", send(map[string]any{
		"batchMarketInstructions": map[string]any{
			"submissions": []any{
				map[string]any{
					"marketId":    market,
					"type":        "TYPE_LIMIT",
					"timeInForce": "TIME_IN_FORCE_GTC",
					"side":        "SIDE_BUY",
					"price":       "2400000",
					"size":        "100",
					"reference":   reference,
				},
				map[string]any{
					"marketId":    market,
					"type":        "TYPE_LIMIT",
					"timeInForce": "TIME_IN_FORCE_GTC",
					"side":        "SIDE_SELL",
					"price":       "2900000",
					"size":        "100",
					"reference":   reference,
				},
			},
		},
	}))
	// endregion: place

	// region: find
	// The id of one of them, found by its reference.
	time.Sleep(2 * time.Second)
	query := url.Values{}
	query.Set("filter.partyIds", pubkey)
	query.Set("filter.reference", reference)
	response, err := http.Get(dataNode + "/api/v2/orders?" + query.Encode())
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(response.Status)
	}
	var answer struct {
		Orders struct {
			Edges []struct {
				Node struct{ ID, Status, Remaining string }
			}
		}
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil || len(answer.Orders.Edges) == 0 {
		log.Fatal("the order is not there: ", err)
	}
	orderId := answer.Orders.Edges[0].Node.ID
	fmt.Println("Order id:", orderId)
	// endregion: find

	// region: batch
	// The network runs the cancellations first, then the amendments, then the submissions.
	fmt.Println("Sent:", send(map[string]any{
		"batchMarketInstructions": map[string]any{
			"cancellations": []any{
				map[string]any{
					"marketId": market,
					"orderId":  orderId,
				},
			},
			"submissions": []any{
				map[string]any{
					"marketId":    market,
					"type":        "TYPE_LIMIT",
					"timeInForce": "TIME_IN_FORCE_GTC",
					"side":        "SIDE_BUY",
					"price":       "2410000",
					"size":        "100",
					"postOnly":    true,
					"reference":   reference,
				},
				map[string]any{
					"marketId":    market,
					"type":        "TYPE_LIMIT",
					"timeInForce": "TIME_IN_FORCE_GTC",
					"side":        "SIDE_SELL",
					"price":       "2890000",
					"size":        "100",
					"postOnly":    true,
					"reference":   reference,
				},
			},
		},
	}))
	// endregion: batch
}
