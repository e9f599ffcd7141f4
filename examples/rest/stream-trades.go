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

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

var dataNode, market, count string

// region: stream
func main() {
	dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
	market = setting("MARKET", "the id of a market")
	count = os.Getenv("COUNT")
	if count == "" {
		count = "3"
	}
	fmt.Fprintln(os.Stderr, "Data node:", dataNode)

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
