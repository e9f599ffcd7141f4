// What the wallet answers when it refuses.
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
	request, err := http.NewRequest("POST", setting("WALLET", "http://localhost:1789")+"/api/v2/requests", bytes.NewReader(body))
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

func main() {
	token := setting("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000")
	call("unknown", "client.list_keys", nil)
	call(token, "client.trade", nil)
	call(token, "client.send_transaction", map[string]any{
		"publicKey":   setting("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3"),
		"sendingMode": "TYPE_SYNC",
		"transaction": map[string]any{"voteSubmission": map[string]any{"proposalId": "none", "value": "VALUE_YES"}},
	})
}

// endregion: errors
