// Walks through all orders of a party, page by page.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"net/url"
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
	pubkey   = setting("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")
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

// region: pages
type order struct{ ID, Side, Price, Remaining, Status string }

// allOrders calls use for each order of a party, newest first, and asks for the next page when it is needed.
func allOrders(party string, use func(order)) {
	// No cursor for the first page: an empty one is an error.
	query := url.Values{}
	query.Set("filter.partyIds", party)
	query.Set("pagination.first", "50")
	for {
		var answer struct {
			Orders struct {
				Edges    []struct{ Node order }
				PageInfo struct {
					HasNextPage bool
					EndCursor   string
				}
			}
		}
		get("/api/v2/orders?"+query.Encode(), &answer)
		for _, edge := range answer.Orders.Edges {
			use(edge.Node)
		}
		if !answer.Orders.PageInfo.HasNextPage {
			return
		}
		// The cursor of the last entry: the next page comes after it.
		query.Set("pagination.after", answer.Orders.PageInfo.EndCursor)
	}
}

func main() {
	allOrders(pubkey, func(one order) {
		fmt.Println(one.ID, one.Side, one.Price, one.Remaining, one.Status)
	})
}

// endregion: pages
