// Opens a session with the wallet, lists the keys, and closes the session.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strings"
)

type answer struct {
	Result struct {
		Keys []struct{ Name, PublicKey string }
	}
	Error *struct{ Data string }
}

// call runs a method without parameters; it gives the answer and the token that came with it.
func call(method, authorization string) (answer, string) {
	wallet := os.Getenv("WALLET")
	if wallet == "" {
		wallet = "http://localhost:1789"
	}
	body := strings.NewReader(`{"jsonrpc": "2.0", "id": "1", "method": "` + method + `"}`)
	request, err := http.NewRequest("POST", wallet+"/api/v2/requests", body)
	if err != nil {
		log.Fatal(err)
	}
	// Origin tells the wallet which application is asking.
	request.Header.Set("Origin", "http://localhost")
	if authorization != "" {
		request.Header.Set("Authorization", authorization)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	var result answer
	if err := json.NewDecoder(response.Body).Decode(&result); err != nil {
		log.Fatal(err)
	}
	if result.Error != nil {
		log.Fatal(method, ": ", result.Error.Data)
	}
	return result, response.Header.Get("Authorization")
}

func main() {
	// region: connect
	// The token is in a header of the answer. Sent back in the same header, it opens the other methods.
	_, authorization := call("client.connect_wallet", "")
	fmt.Println("Connected.")
	// endregion: connect

	// region: keys
	list, _ := call("client.list_keys", authorization)
	for _, key := range list.Result.Keys {
		fmt.Println(key.Name, key.PublicKey)
	}
	// endregion: keys

	// region: disconnect
	call("client.disconnect_wallet", authorization)
	// endregion: disconnect
}
