// Reads market data and connects again when the connection is lost. Ends after COUNT messages.
// Go's standard library has no WebSocket: the same path answers a plain GET with the same documents, one a line.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"strconv"
	"time"
)

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

// region: stream
// message is one document of the stream.
type message struct {
	Result struct {
		MarketData []struct{ MarkPrice, BestBidPrice, BestOfferPrice string }
	}
	Error *struct{ Message string }
}

// read gives the messages of a stream to take until take wants no more (nil) or the connection is lost (the reason).
func read(url string, take func(message) bool) error {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	// Until the market ends, something comes with each block: nothing for 30 seconds means a dead connection.
	alive := time.AfterFunc(30*time.Second, cancel)
	defer alive.Stop()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return errors.New(response.Status)
	}
	lines := bufio.NewScanner(response.Body)
	// A message may have up to 20 MB.
	lines.Buffer(nil, 20<<20)
	for lines.Scan() {
		alive.Reset(30 * time.Second)
		var next message
		if err := json.Unmarshal(lines.Bytes(), &next); err != nil {
			return err
		}
		if next.Error != nil {
			// The node ends the stream and says why, for example that it was read too slowly.
			return errors.New(next.Error.Message)
		}
		if !take(next) {
			return nil
		}
	}
	if err := lines.Err(); err != nil {
		return err
	}
	return errors.New("the node closed the connection")
}

func main() {
	dataNode := setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
	market := setting("MARKET", "the id of a market")
	wanted, err := strconv.Atoi(os.Getenv("COUNT"))
	if err != nil {
		wanted = 3
	}
	fmt.Fprintln(os.Stderr, "Data node:", dataNode)

	received := 0
	wait := time.Second
	for received < wanted {
		err := read(dataNode+"/api/v2/stream/markets/data?marketIds="+market, func(next message) bool {
			for _, data := range next.Result.MarketData {
				fmt.Println(data.MarkPrice, data.BestBidPrice, data.BestOfferPrice)
			}
			received++
			wait = time.Second
			return received < wanted
		})
		if err != nil {
			// 1, 2, 4 … up to 30 seconds between two attempts.
			log.Println("connection lost:", err)
			time.Sleep(wait)
			if wait *= 2; wait > 30*time.Second {
				wait = 30 * time.Second
			}
		}
	}
}

// endregion: stream
