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

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

var wallet string

type answer struct {
	Result struct {
		Keys []struct{ Name, PublicKey string }
	}
	Error *struct{ Data string }
}

// call runs a method without parameters; it gives the answer and the token that came with it.
func call(method, authorization string) (answer, string) {
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
	sayNetwork()

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
