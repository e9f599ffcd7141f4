// What the wallet answers when it refuses.
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

var wallet, token, pubkey string

// region: errors
var advice = map[int]string{
	-32003: "connect again, or check the long-living token",
	-32601: "correct the name of the method",
	-32602: "correct the parameter or the command",
	2000:   "the key may not be used, or the wallet is busy: try again later",
	3001:   "the person said no: do not ask again by yourself",
}

// call runs a method and tells what to do when the wallet refuses.
func call(token, method string, params map[string]any) {
	body, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": "1", "method": method, "params": params})
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
		Error *struct {
			Code          int
			Message, Data string
		}
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		log.Fatal(err)
	}
	if answer.Error != nil {
		fmt.Println(method, answer.Error.Code, answer.Error.Message, answer.Error.Data, advice[answer.Error.Code])
	}
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
	sayNetwork()

	token := setting("TOKEN", "a long-living API token of the wallet")
	call("unknown", "client.list_keys", nil)
	call(token, "client.trade", nil)
	call(token, "client.send_transaction", map[string]any{
		"publicKey":   setting("PUBKEY", "the public key that signs"),
		"sendingMode": "TYPE_SYNC",
		"transaction": map[string]any{"voteSubmission": map[string]any{"proposalId": "none", "value": "VALUE_YES"}},
	})
}

// endregion: errors
