// Compares the time of the node's latest block with the clock: is its data fresh?
package main

import (
	"fmt"
	"log"
	"net/http"
	"os"
	"strconv"
	"time"
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

// region: check
func main() {
	response, err := http.Get(dataNode + "/api/v2/info")
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	// Every answer of a data node has the time of its latest block, in nanoseconds since 1970.
	nanoseconds, err := strconv.ParseInt(response.Header.Get("X-Block-Timestamp"), 10, 64)
	if err != nil {
		log.Fatal(err)
	}
	behind := time.Since(time.Unix(0, nanoseconds))
	fmt.Println("The node is behind by", behind.Round(time.Second))
	if behind > 10*time.Second {
		fmt.Println("Use another node.")
	}
}

// endregion: check
