// Sends a proposal: the one in the file PROPOSAL_FILE, or a freeform proposal that closes in eight days.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
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

func main() {
	// region: default
	// Times are in seconds since 1970.
	transaction := []byte(fmt.Sprintf(`{
		"proposalSubmission": {
			"reference": "sample",
			"rationale": { "title": "A sample", "description": "Nothing changes: this is a vote on an opinion." },
			"terms": { "closingTimestamp": "%d", "newFreeform": {} }
		}
	}`, time.Now().Unix()+8*86400))
	// endregion: default

	// region: propose
	if name := os.Getenv("PROPOSAL_FILE"); name != "" {
		content, err := os.ReadFile(name)
		if err != nil {
			log.Fatal(err)
		}
		transaction = content
	}
	body, err := json.Marshal(map[string]any{
		"jsonrpc": "2.0",
		"id":      "1",
		"method":  "client.send_transaction",
		"params": map[string]any{
			"publicKey":   setting("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3"),
			"sendingMode": "TYPE_SYNC",
			"transaction": json.RawMessage(transaction),
		},
	})
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest("POST", setting("WALLET", "http://localhost:1789")+"/api/v2/requests", bytes.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "VWT "+setting("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000"))
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
	fmt.Println("Sent:", answer.Result.TransactionHash)
	// endregion: propose
}
