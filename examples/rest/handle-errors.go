// Tells a wrong request from a missing thing, a ban and a busy node.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
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

// region: errors
var errMissing = errors.New("there is no such thing")

// get reads a path; it waits and tries again where that helps.
func get(path string) ([]byte, error) {
	for wait := time.Second; wait <= 8*time.Second; wait *= 2 {
		response, err := http.Get(dataNode + path)
		if err != nil {
			return nil, err
		}
		body, err := io.ReadAll(response.Body)
		response.Body.Close()
		if err != nil {
			return nil, err
		}
		switch {
		case response.StatusCode == http.StatusOK:
			return body, nil
		case response.StatusCode == http.StatusForbidden:
			return nil, fmt.Errorf("banned: ask again in %s seconds", response.Header.Get("RateLimit-Retry-After"))
		case response.StatusCode == http.StatusNotFound:
			return nil, fmt.Errorf("%w: %s", errMissing, reason(body))
		case response.StatusCode < 500 && response.StatusCode != http.StatusTooManyRequests:
			return nil, errors.New("correct the request: " + reason(body))
		}
		// Too many requests, or the node failed.
		time.Sleep(wait)
	}
	return nil, errors.New("no answer")
}

// reason gives the API's own words for an error, or those of the gateway.
func reason(body []byte) string {
	var answer struct {
		Message string
		Details []struct{ Message string }
	}
	if err := json.Unmarshal(body, &answer); err != nil {
		return err.Error()
	}
	if len(answer.Details) > 0 {
		return answer.Details[0].Message
	}
	return answer.Message
}

func main() {
	dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
	fmt.Fprintln(os.Stderr, "Data node:", dataNode)

	_, err := get("/api/v2/market/not-an-id")
	fmt.Println(err)
	_, err = get("/api/v2/market/" + strings.Repeat("0", 64))
	fmt.Println(err, errors.Is(err, errMissing))
	markets, err := get("/api/v2/markets")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("markets:", len(markets), "bytes")
}

// endregion: errors
