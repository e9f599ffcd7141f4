// Reads the value of one network parameter.
package main

import (
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

var (
	dataNode = setting("DATA_NODE", "http://localhost:3008")
)

// get reads one JSON document from the data node.
func get(path string, into any) {
	response, err := http.Get(dataNode + path)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(path, ": ", response.Status)
	}
	if err := json.NewDecoder(response.Body).Decode(into); err != nil {
		log.Fatal(err)
	}
}

// region: request
func main() {
	var answer struct {
		NetworkParameter struct{ Key, Value string }
	}
	get("/api/v2/network/parameters/governance.proposal.market.minClose", &answer)
	fmt.Println(answer.NetworkParameter.Key, "is", answer.NetworkParameter.Value)
}

// endregion: request
