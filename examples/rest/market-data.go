// Reads the latest prices and the state of one market.
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
	market   = setting("MARKET", "a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27")
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
