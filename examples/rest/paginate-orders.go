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

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

var dataNode, pubkey string

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
	dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
	pubkey = setting("PUBKEY", "the public key of a party")
	fmt.Fprintln(os.Stderr, "Data node:", dataNode)

	allOrders(pubkey, func(one order) {
		fmt.Println(one.ID, one.Side, one.Price, one.Remaining, one.Status)
	})
}

// endregion: pages
