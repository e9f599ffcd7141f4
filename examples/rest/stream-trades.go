// Reads trades as they happen: one JSON document a line. Ends after COUNT messages.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strconv"
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
	count    = setting("COUNT", "3")
)

// region: stream
func main() {
	response, err := http.Get(dataNode + "/api/v2/stream/trades?marketIds=" + market)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(response.Status)
	}
	wanted, err := strconv.Atoi(count)
	if err != nil {
		log.Fatal(err)
	}
	lines := bufio.NewScanner(response.Body)
	// A message may have up to 20 MB.
	lines.Buffer(nil, 20<<20)
	for number := 0; number < wanted && lines.Scan(); number++ {
		var message struct {
			Result struct {
				Trades []struct{ Price, Size string }
			}
			Error *struct{ Message string }
		}
		if err := json.Unmarshal(lines.Bytes(), &message); err != nil {
			log.Fatal(err)
		}
		if message.Error != nil {
			log.Fatal(message.Error.Message)
		}
		for _, trade := range message.Result.Trades {
			fmt.Println(trade.Price, trade.Size)
		}
	}
	if err := lines.Err(); err != nil {
		log.Fatal(err)
	}
}

// endregion: stream
