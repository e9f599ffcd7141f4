// Walks through the trades of a market, page by page, and ends after COUNT pages.
package main

import (
	"bytes"
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

// region: pages
const query = `
query Trades($market: ID!, $after: String) {
  trades(filter: { marketIds: [$market] }, pagination: { first: 100, after: $after }) {
    edges { node { price size createdAt } }
    pageInfo { hasNextPage endCursor }
  }
}
`

type page struct {
	Data struct {
		Trades struct {
			Edges []struct {
				Node struct{ Price, Size, CreatedAt string }
			}
			PageInfo struct {
				HasNextPage bool
				EndCursor   string
			}
		}
	}
	Errors []struct{ Message string }
}

// read gets the page after a cursor; the first page when the cursor is nil.
func read(after *string) page {
	body, err := json.Marshal(map[string]any{"query": query, "variables": map[string]any{"market": market, "after": after}})
	if err != nil {
		log.Fatal(err)
	}
	response, err := http.Post(dataNode+"/graphql", "application/json", bytes.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	var answer page
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		log.Fatal(err)
	}
	if len(answer.Errors) > 0 {
		log.Fatal(answer.Errors[0].Message)
	}
	return answer
}

func main() {
	dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
	market = setting("MARKET", "the id of a market")
	count = os.Getenv("COUNT")
	if count == "" {
		count = "3"
	}
	fmt.Fprintln(os.Stderr, "Data node:", dataNode)

	wanted, err := strconv.Atoi(count)
	if err != nil {
		log.Fatal(err)
	}
	var after *string
	for number := 0; number < wanted; number++ {
		trades := read(after).Data.Trades
		for _, edge := range trades.Edges {
			fmt.Println(edge.Node.CreatedAt, edge.Node.Price, edge.Node.Size)
		}
		if !trades.PageInfo.HasNextPage {
			break
		}
		after = &trades.PageInfo.EndCursor
	}
}

// endregion: pages
