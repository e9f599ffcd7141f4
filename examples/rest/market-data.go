// Reads the latest prices and the state of one market.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
)

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

var dataNode, market string

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
	dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
	market = setting("MARKET", "the id of a market")
	fmt.Fprintln(os.Stderr, "Data node:", dataNode)

	var answer struct {
		MarketData struct {
			MarketState, MarketTradingMode  string
			MarkPrice                       string
			BestBidPrice, BestBidVolume     string
			BestOfferPrice, BestOfferVolume string
		}
	}
	get("/api/v2/market/data/"+market+"/latest", &answer)
	data := answer.MarketData
	fmt.Println("state:", data.MarketState, data.MarketTradingMode)
	fmt.Println("mark price:", data.MarkPrice)
	fmt.Println("best bid:", data.BestBidPrice, "size", data.BestBidVolume)
	fmt.Println("best offer:", data.BestOfferPrice, "size", data.BestOfferVolume)
}

// endregion: request
