// Withdraws money to Ethereum, and reads what the bridge contract needs to pay it out.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
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

var dataNode, wallet, token, pubkey, asset, ethAddress string

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
	ethAddress = setting("ETH_ADDRESS", "the Ethereum address that gets the money")
	sayNetwork()

	// region: withdraw
	// 5 of an asset with 6 decimals.
	fmt.Println("Sent:", send(map[string]any{
		"withdrawSubmission": map[string]any{
			"amount": "5000000",
			"asset":  asset,
			"ext": map[string]any{
				"erc20": map[string]any{
					"receiverAddress": ethAddress,
				},
			},
		},
	}))
	// endregion: withdraw

	// region: find
	// The id of the latest withdrawal.
	time.Sleep(2 * time.Second)
	query := url.Values{}
	query.Set("partyId", pubkey)
	query.Set("pagination.first", "1")
	response, err := http.Get(dataNode + "/api/v2/withdrawals?" + query.Encode())
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(response.Status)
	}
	var answer struct {
		Withdrawals struct {
			Edges []struct{ Node struct{ ID string } }
		}
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil || len(answer.Withdrawals.Edges) == 0 {
		log.Fatal("the withdrawal is not there: ", err)
	}
	withdrawalId := answer.Withdrawals.Edges[0].Node.ID
	fmt.Println("Withdrawal id:", withdrawalId)
	// endregion: find

	// region: bundle
	// The arguments for withdraw_asset of the bridge contract, with the validators' signatures.
	bundleQuery := url.Values{}
	bundleQuery.Set("withdrawalId", withdrawalId)
	bundle, err := http.Get(dataNode + "/api/v2/erc20/asset/withdrawal/bundle?" + bundleQuery.Encode())
	if err != nil {
		log.Fatal(err)
	}
	defer bundle.Body.Close()
	if bundle.StatusCode != http.StatusOK {
		log.Fatal(bundle.Status)
	}
	text, err := io.ReadAll(bundle.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(text))
	// endregion: bundle
}
