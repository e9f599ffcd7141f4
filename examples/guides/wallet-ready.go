// Tells whether the wallet's service can be used: it runs, reaches a node, and is on the network that is wanted.
// CHAIN_ID is the chain that is wanted; by default the one of the data node.
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

func wantedChain() string {
	if chain := os.Getenv("CHAIN_ID"); chain != "" {
		return chain
	}
	response, err := http.Get(setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox") + "/blockchain/height")
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	var block struct{ ChainId string }
	if err := json.NewDecoder(response.Body).Decode(&block); err != nil {
		log.Fatal(err)
	}
	return block.ChainId
}

// region: ready
func walletChain(wallet string) (string, error) {
	health, err := http.Get(wallet + "/api/v2/health")
	if err != nil {
		return "", fmt.Errorf("the wallet's service does not run: %w", err)
	}
	health.Body.Close()
	request := `{"jsonrpc": "2.0", "id": "1", "method": "client.get_chain_id"}`
	response, err := http.Post(wallet+"/api/v2/requests", "application/json", strings.NewReader(request))
	if err != nil {
		return "", err
	}
	defer response.Body.Close()
	var answer struct {
		Result struct{ ChainID string }
		Error  *struct{ Data string }
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return "", err
	}
	if answer.Error != nil {
		return "", fmt.Errorf("the wallet reaches no node: %s", answer.Error.Data)
	}
	return answer.Result.ChainID, nil
}

func checkWallet(wallet, wanted string) (string, error) {
	chain, err := walletChain(wallet)
	if err == nil && chain != wanted {
		err = fmt.Errorf("the wallet is on %s, not on %s", chain, wanted)
	}
	return chain, err
}

// endregion: ready

func main() {
	wallet := setting("WALLET", "the address of the wallet's service, such as http://localhost:1789")
	wanted := wantedChain()
	chain, err := checkWallet(wallet, wanted)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("The wallet is ready on %s.\n", chain)
}
