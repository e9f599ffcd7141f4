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
