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
	"time"
)

// setting gives an environment variable, or a default where it is not set.
func setting(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

var (
	dataNode = setting("DATA_NODE", "http://localhost:3008")
	wallet   = setting("WALLET", "http://localhost:1789")
	token    = setting("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000")
	pubkey   = setting("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")
	asset    = setting("ASSET", "41bb2072fd6add3cbdd0bd68109e822a5a502c032ce7b235856c9dbb5de90ee7")
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
	// region: withdraw
	// 5 of an asset with 6 decimals.
	fmt.Println("Sent:", send(map[string]any{
		"withdrawSubmission": map[string]any{
			"amount": "5000000",
			"asset":  asset,
			"ext": map[string]any{
				"erc20": map[string]any{
					"receiverAddress": "0x039fed53122bdb1cf4b2e2e3f1dfaaae3ca6a4b0",
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
