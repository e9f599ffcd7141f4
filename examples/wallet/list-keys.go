// Lists the keys that a long-living token gives access to.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strings"
)

// setting gives an environment variable, or a default where it is not set.
func setting(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

func main() {
	wallet := setting("WALLET", "http://localhost:1789")
	token := setting("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000")

	// region: keys
	body := strings.NewReader(`{"jsonrpc": "2.0", "id": "1", "method": "client.list_keys"}`)
	request, err := http.NewRequest("POST", wallet+"/api/v2/requests", body)
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
		Result struct {
			Keys []struct{ Name, PublicKey string }
		}
		Error *struct{ Data string }
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		log.Fatal(err)
	}
	if answer.Error != nil {
		log.Fatal("The wallet refused: ", answer.Error.Data)
	}
	for _, key := range answer.Result.Keys {
		fmt.Println(key.Name, key.PublicKey)
	}
	// endregion: keys
}
