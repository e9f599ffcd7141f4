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

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

var dataNode string

// region: check
func main() {
	dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
	fmt.Fprintln(os.Stderr, "Data node:", dataNode)

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
